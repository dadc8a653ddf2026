import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Live } from '$lib/live.svelte';
import type { Hinted as Told, Option, SeatInfo, ShownState, Text } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Hint from '../src/parts/Hint.svelte';

const say = (text: Text) => text.id;
const option = (action: number): Option => ({
  action,
  kind: '',
  arguments: {},
  notation: '',
  text: { id: `option ${action}`, args: {} },
});
const position = (actions: number[], step = 7): ShownState => ({
  step,
  waiting: [0],
  view: {},
  prompt: { id: 'prompt', args: {} },
  asks: [],
  options: actions.map(option),
  undo: 'no',
  undo_reason: null,
  scores: null,
  ranking: null,
});
const seat = (kind: SeatInfo['kind']): SeatInfo => ({
  kind,
  name: '',
  level: null,
  you: false,
  absent: false,
  invited: false,
  named: true,
});

function shown(state: ShownState, more: Partial<Live> = {}, others: SeatInfo['kind'] = 'bot') {
  const given = { ask: vi.fn(), act: vi.fn(), busy: false, hint: null, hinting: null, seat: 0 };
  const table = { seats: [seat('human'), seat(others)] } as Live['table'];
  const live = { ...given, table, ...more } as unknown as Live;
  render(Hint, { live, state, say });
  return live;
}
const told: Told = {
  type: 'hint',
  step: 7,
  before: 0.431,
  ideas: [
    { action: 2, after: 0.47 },
    { action: 1, after: 0.45 },
    { action: 3, after: 0.4 },
  ],
  why: [{ id: 'it brings much', args: {} }],
  placings: [],
};

beforeAll(() => words.speak('pt'));

describe('a hint', () => {
  it('is asked for with a button', async () => {
    const live = shown(position([1, 2]));
    await fireEvent.click(screen.getByRole('button', { name: 'Dica' }));
    expect(live.ask).toHaveBeenCalledOnce();
  });

  it('is not offered where people play each other, or nothing is to be chosen', () => {
    shown(position([1, 2]), {}, 'human');
    shown(position([1]));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes a moment', () => {
    shown(position([1, 2]), { hinting: 7 });
    expect(screen.getByRole('button', { name: 'O mestre pensa…' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('names the choice, the chances before and after, and two others', async () => {
    const live = shown(position([1, 2, 3]), { hint: told });
    const text = document.body.textContent.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    expect(text).toContain('de 43% para 47%');
    expect(text).toContain('option 1 (45%); option 3 (40%)');
    await fireEvent.click(screen.getByRole('button', { name: 'option 2' }));
    expect(live.act).toHaveBeenCalledWith(2);
  });

  it('tells the chance to win beside the choice, not folded away', () => {
    shown(position([1, 2]), { hint: told });
    const chance = screen.getByText(/43\s*% → 47\s*%/);
    expect(chance.closest('details')).toBeNull();
    expect(chance.closest('.answer')).toBeTruthy();
  });

  it('says why beside the choice, and the rest when asked', () => {
    const why = ['it brings much', 'and more'].map((id) => ({ id, args: {} }));
    shown(position([1, 2]), { hint: { ...told, why } });
    // Whole among the reasons too, for where there is no room for it beside the choice.
    const [beside, whole] = screen.getAllByText('it brings much');
    expect(beside?.closest('details')).toBeNull();
    expect(whole?.closest('details')).toBeTruthy();
    expect(screen.getByText('and more').closest('details')).toBeTruthy();
  });

  it('is gone when the game has moved on', () => {
    shown(position([1, 2], 8), { hint: told });
    expect(screen.getByRole('button', { name: 'Dica' })).toBeTruthy();
  });

  it('may be none at all', () => {
    shown(position([1, 2]), { hint: { ...told, ideas: [] } });
    expect(screen.getByText('Desta vez nem o mestre sabe.')).toBeTruthy();
  });
});
