/** What a player has chosen for this browser; kept here, and written on the root for the styles. */
import type { Language } from './protocol';
import { words } from './words.svelte';

export interface Chosen {
  theme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'normal' | 'high';
  motion: 'system' | 'reduced';
  pace: 'slow' | 'normal' | 'fast' | 'once'; // at which what happens is told
  text: 'normal' | 'large';
  sound: 'off' | 'on';
  notify: 'off' | 'on';
}

const DEFAULTS: Chosen = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  pace: 'normal',
  text: 'normal',
  sound: 'off',
  notify: 'off',
};
const KEY = 'ludoteca';

export const CHOICES: { [Name in keyof Chosen]: readonly Chosen[Name][] } = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'high'],
  motion: ['system', 'reduced'],
  pace: ['slow', 'normal', 'fast', 'once'],
  text: ['normal', 'large'],
  sound: ['off', 'on'],
  notify: ['off', 'on'],
};

function stored(): Partial<Chosen> & { language?: Language } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
  } catch {
    return {}; // a full or forbidden store is no reason not to play
  }
}

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...stored() });

  choose<Name extends keyof Chosen>(name: Name, value: Chosen[Name]): void {
    this.chosen[name] = value;
    this.apply();
    this.#keep();
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.#keep();
  }

  /** Begin as the player left it; a newcomer is spoken to in the browser's language. */
  async begin(): Promise<void> {
    this.apply();
    const wanted = stored().language ?? (navigator.language.startsWith('en') ? 'en' : 'pt');
    await words.speak(wanted);
  }

  apply(): void {
    const root = document.documentElement.dataset;
    const { theme, contrast, motion, text } = this.chosen;
    set(root, 'theme', theme === 'system' ? '' : theme);
    const more = contrast === 'system' && matchMedia('(prefers-contrast: more)').matches;
    set(root, 'contrast', contrast === 'high' || more ? 'high' : '');
    set(root, 'motion', motion === 'reduced' ? 'reduced' : '');
    set(root, 'text', text === 'large' ? 'large' : '');
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.chosen, language: words.language }));
    } catch {
      // see stored()
    }
  }
}

function set(root: DOMStringMap, name: string, value: string): void {
  if (value) root[name] = value;
  else Reflect.deleteProperty(root, name);
}

export const settings = new Settings();
