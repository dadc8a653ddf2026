import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCards } from '$lib/watch';

function send(target: Element, type: string, x: number): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0 }));
}

describe('a card under the pointer', () => {
  let [root, card] = [document.createElement('div'), document.createElement('div')];
  const onnear = vi.fn();
  let end = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    [root, card] = [document.createElement('div'), document.createElement('div')];
    card.dataset.flip = 'a';
    root.append(card);
    document.body.append(root);
    end = watchCards(root, { onnear });
    onnear.mockClear();
  });
  afterEach(() => {
    end();
    root.remove();
    vi.useRealTimers();
  });

  it('is shown when the pointer comes and rests', () => {
    send(card, 'pointerover', 5);
    send(card, 'pointermove', 5);
    vi.advanceTimersByTime(500);
    expect(onnear).toHaveBeenLastCalledWith(card);
  });

  it('is not shown when it is the card that came', () => {
    send(document.body, 'pointermove', 5);
    send(card, 'pointerover', 5);
    vi.advanceTimersByTime(500);
    expect(onnear).not.toHaveBeenCalledWith(card);
    send(card, 'pointermove', 6);
    vi.advanceTimersByTime(500);
    expect(onnear).toHaveBeenLastCalledWith(card);
  });
});
