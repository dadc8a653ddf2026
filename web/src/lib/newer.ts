/** A page that runs while the server is brought up to date: it takes the newer build, once. */
const KEY = 'ludoteca-newer';
const AGAIN = 60_000; // milliseconds: a file that is missing then too is missing for good

/** Nothing is lost by loading anew: the server has the table, and the address says where one is. */
function take(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < AGAIN) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Listen for files of this build that are there no more. */
export function takeNewer(): void {
  addEventListener('vite:preloadError', take);
}
