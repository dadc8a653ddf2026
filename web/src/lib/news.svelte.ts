/**
 * What has just happened, as the page that shows a table has heard it: for boards that let it be
 * followed line by line. A look at a table from its beginning brings no news.
 */
import type { Line } from './protocol';

class News {
  lines = $state.raw<readonly Line[]>([]);

  tell(lines: readonly Line[]): void {
    this.lines = lines;
  }
}

export const news = new News();
