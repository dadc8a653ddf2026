/** Which page is open. Links are ordinary links; a click on one of ours does not reload. */

export interface Place {
  page:
    | 'home'
    | 'new'
    | 'table'
    | 'replay'
    | 'link'
    | 'rules'
    | 'box'
    | 'lesson'
    | 'print'
    | 'atelier'
    | 'mail'
    | 'data'
    | 'history'
    | 'nowhere';
  id: string;
}

const PAGES = {
  new: 'new',
  t: 'table',
  replay: 'replay',
  link: 'link',
  rules: 'rules',
  box: 'box',
  learn: 'lesson',
  print: 'print',
  atelie: 'atelier',
} as const;

export function placeOf(path: string): Place {
  const [first = '', id = '', rest = ''] = path.split('/').filter(Boolean);
  if (!first) return { page: 'home', id: '' };
  if ((first === 'data' || first === 'history') && !id) return { page: first, id: '' };
  if (first === 'mail' && /^(confirm|stop)$/.test(id) && rest)
    return { page: 'mail', id: `${id}/${rest}` };
  const page = PAGES[first as keyof typeof PAGES];
  const name = decoded(id);
  return page && name ? { page, id: name } : { page: 'nowhere', id: '' };
}

/** A part of an address as it is meant; nothing where it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive = () => {
    this.place = placeOf(location.pathname);
  };

  /** Follow our own links without reloading; everything else is the browser's. */
  listen(): () => void {
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const plain = !event.defaultPrevented && event.button === 0;
      if (!(link instanceof HTMLAnchorElement) || !plain) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const ours =
        link.origin === location.origin && !link.target && !link.hasAttribute('download');
      if (!ours || /^\/(api|docs)\//.test(link.pathname) || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener('popstate', this.#arrive);
    addEventListener('click', click);
    return () => {
      removeEventListener('popstate', this.#arrive);
      removeEventListener('click', click);
    };
  }
}

export const router = new Router();
