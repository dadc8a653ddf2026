/** The number on the icon of the app, where it has one: at how many tables it is one's turn. */
import type { TableCard } from './protocol';

export function badge(tables: readonly TableCard[]): void {
  if (!('setAppBadge' in navigator)) return;
  const turns = tables.filter((table) => table.your_turn).length;
  void navigator.setAppBadge(turns).catch(() => undefined);
}
