/** The words for what is paid with. */
import type { Text } from '$lib/protocol';
import { text } from '$lib/text';
import type { Resource } from './spheres';
import type { Icon } from './view';

/** A resource or an icon, as it is called. */
export function resourceText(resource: Resource | Icon): Text {
  return resource === 'any' ? text('icon', { icon: 'any' }) : text('resource', { resource });
}
