/** What jsdom lacks and the components need: a ResizeObserver, media queries. */
import '@testing-library/svelte/vitest'; // unmounts what a test has mounted
import { vi } from 'vitest';

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: vi.fn(),
}));
