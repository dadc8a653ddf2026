/** Figures dragged by mouse, pen or finger: from the tray or the floor to a spot, or off it. */
import { OFFSETS_ACROSS } from '../facts';
import type { Spot } from '../view';

const START = 6; // pixels before a press becomes a drag

/** Where a figure may stand: on a spot of the floor, on the table, or outside (null). */
export type Place = Spot | 'table' | null;

/** Where a figure is over: a place, or nowhere that means anything. */
export type Over = Place | undefined;

/** A guest where it would stand if it were dropped now. */
export interface Preview {
  guest: number;
  over: Over;
}

export interface Dragging extends Preview {
  x: number; // of the pointer, in the window
  y: number;
}

export interface Handlers {
  onmove: (dragging: Dragging) => void;
  ondrop: (dragging: Dragging) => void;
  oncancel: () => void;
}

/** The spot under a point: the part of the space that it is in, across and deep. */
export function spotIn(space: number, box: DOMRect, x: number, y: number): Spot {
  const last = OFFSETS_ACROSS - 1;
  const at = (part: number) => Math.min(last, Math.max(0, Math.floor(OFFSETS_ACROSS * part)));
  const across = at((x - box.left) / box.width);
  const deep = at((box.bottom - y) / box.height); // the front is below
  return { space, offset: deep * OFFSETS_ACROSS + across };
}

function overAt(x: number, y: number): Over {
  const under = document.elementFromPoint(x, y);
  const space = under?.closest<HTMLElement>('[data-space]');
  if (space) return spotIn(Number(space.dataset.space), space.getBoundingClientRect(), x, y);
  if (under?.closest('[data-table]')) return 'table';
  return under?.closest('[data-tray]') ? null : undefined;
}

/** Begin what may become a drag; a press that goes nowhere stays a click. */
export function startDrag(event: PointerEvent, guest: number, handlers: Handlers): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const [startX, startY] = [event.clientX, event.clientY];
  const stop = new AbortController();
  const { signal } = stop;
  let isDragging = false;
  const at = ({ clientX: x, clientY: y }: PointerEvent) => ({
    guest,
    x,
    y,
    over: overAt(x, y),
  });
  const on = (name: string, act: (event: PointerEvent) => void) =>
    window.addEventListener(name, act as EventListener, { signal });

  on('pointermove', (move) => {
    isDragging ||= Math.hypot(move.clientX - startX, move.clientY - startY) > START;
    if (isDragging) handlers.onmove(at(move));
  });
  on('pointerup', (up) => {
    stop.abort();
    if (!isDragging) return;
    handlers.ondrop(at(up));
    // The click that ends a drag is no choice.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, true));
  });
  const cancel = () => {
    stop.abort();
    handlers.oncancel();
  };
  on('pointercancel', cancel);
  window.addEventListener('keydown', (key) => key.key === 'Escape' && cancel(), { signal });
}
