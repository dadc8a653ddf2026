/** The notice of a house that is closed; a table's socket tells it at once, other pages ask. */
import { api } from './api';

const EVERY = 60_000; // milliseconds

class NoticeBoard {
  text = $state('');

  /** Ask now and every minute, until the answer is called. */
  follow(): () => void {
    const look = () =>
      void api.notice().then(
        ({ text }) => (this.text = text),
        () => undefined,
      );
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }
}

export const notice = new NoticeBoard();
