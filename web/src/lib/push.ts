/** Being told on this device when no page is open: the browser's own push service carries it. */
import { api } from './api';
import type { Push } from './protocol';

/** Why this browser cannot be told anything; '' if it can. */
export function whyNot(): '' | 'ui-calls-insecure' | 'ui-calls-install' | 'ui-calls-not-here' {
  if (!window.isSecureContext) return 'ui-calls-insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window) return '';
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple ? 'ui-calls-install' : 'ui-calls-not-here';
}

/** What runs without a page, and keeps the shell for when there is no network. */
export async function startWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined); // then without
}

const toText = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Ask the browser, and tell the server where it can be reached; null if one, or the browser, does not want that. */
export async function turnOn(key: string, quiet: string): Promise<Push | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await startWorker();
  const worker = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const found = await worker.pushManager.getSubscription();
  if (found) await found.unsubscribe(); // it may be of another key
  const made = await worker.pushManager.subscribe(wish).catch(() => null); // as in a private window
  if (!made) return null;
  return api.subscribe({
    endpoint: made.endpoint,
    p256dh: toText(made.getKey('p256dh')),
    auth: toText(made.getKey('auth')),
    quiet,
  });
}

export async function turnOff(): Promise<Push> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return api.unsubscribe();
}

/** The night, where this browser is. */
export const night = (from: number, until: number) =>
  `${from}-${until} ${Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'}`;
