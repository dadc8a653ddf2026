import { describe, expect, it, vi } from 'vitest';
import { drawn } from '../../src/ludoteca/games/foto_perfeita/web/studio/textures';

describe('the pictures on the set', () => {
  it('are drawn together when the last has come, whichever cannot be read', () => {
    const asked: HTMLImageElement[] = [];
    vi.stubGlobal('Image', function () {
      const image = document.createElement('img');
      asked.push(image);
      return image;
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const oncome = vi.fn();
    drawn.oncome = oncome;
    for (const guest of [0, 1, 2]) drawn.guest(guest);
    const [first, second, third] = asked;
    third?.dispatchEvent(new Event('load'));
    first?.dispatchEvent(new Event('error'));
    expect(oncome).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event('load'));
    expect(oncome).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
