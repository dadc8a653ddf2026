/**
 * A drawing as a file of its own: the rules of the stylesheets become attributes, custom properties
 * their values, `light-dark()` the day's colour. What is read is our own CSS: flat rules, no layers.
 */

export interface Rule {
  selector: string;
  weight: number;
  declarations: readonly (readonly [name: string, value: string])[];
}

// What a program that knows no stylesheet understands as an attribute.
const ATTRIBUTES = new Set(
  (
    'fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity ' +
    'stroke-opacity fill-rule font-family font-size font-weight text-anchor color stop-color letter-spacing'
  ).split(' '),
);

/** The rules of a stylesheet, without those under a condition. */
export function rulesOf(css: string): Rule[] {
  const flat = withoutBlocks(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(/,(?![^(]*\))/).map((selector) => ({
      selector: selector.trim(),
      weight: weightOf(selector),
      declarations: declarationsOf(body),
    })),
  );
}

/** Without `@font-face`, `@media` and the like, whatever they contain. */
function withoutBlocks(css: string): string {
  let [kept, depth, skipping] = ['', 0, false];
  for (const letter of css) {
    if (letter === '@' && depth === 0) skipping = true;
    if (!skipping) kept += letter;
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0 && skipping && (letter === '}' || letter === ';')) skipping = false;
  }
  return kept;
}

function declarationsOf(body: string): [string, string][] {
  return body.split(';').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
}

/** Near enough to the cascade: classes, attributes and states before the names of elements. */
function weightOf(selector: string): number {
  const classes = selector.match(/[.[]|:(?!:|is|where|not|global)/g)?.length ?? 0;
  const types = selector.match(/(^|[\s>+~(])[a-z]/g)?.length ?? 0;
  return classes * 100 + types;
}

/** Write the styles of a drawing into it, and of all that is inside. */
export function flatten(svg: Element, rules: readonly Rule[]): void {
  const sorted = [...rules].sort((a, b) => a.weight - b.weight);
  const all = [svg, ...svg.querySelectorAll('*')];
  const styles = new Map(all.map((element) => [element, styleOf(element, sorted)]));
  const above: Element[] = [];
  for (let at = svg.parentElement; at; at = at.parentElement) above.push(at);
  for (const element of above) styles.set(element, styleOf(element, sorted));
  for (const element of all) write(element, styles);
}

/** Every custom property that holds for an element, by name. */
export function tokensOf(element: Element, rules: readonly Rule[]): Record<string, string> {
  const sorted = [...rules].sort((a, b) => a.weight - b.weight);
  const styles = new Map<Element, Style>();
  for (let at: Element | null = element; at; at = at.parentElement) {
    styles.set(at, styleOf(at, sorted));
  }
  const names = [...styles.values()].flatMap((style) => [...style.keys()]);
  const tokens = names.filter((name) => name.startsWith('--')).sort();
  return Object.fromEntries(
    tokens.map((name) => [name.slice(2), inherited(name, element, styles) ?? '']),
  );
}

type Style = ReadonlyMap<string, string>;

function styleOf(element: Element, rules: readonly Rule[]): Style {
  const style = new Map<string, string>();
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTES.has(name)) style.set(name, value);
  }
  for (const { selector, declarations } of rules) {
    if (matches(element, selector))
      for (const [name, value] of declarations) style.set(name, value);
  }
  for (const [name, value] of declarationsOf(element.getAttribute('style') ?? '')) {
    style.set(name, value);
  }
  return style;
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false; // pseudo-elements and the like: nothing that is drawn here
  }
}

function write(element: Element, styles: ReadonlyMap<Element, Style>): void {
  for (const [name, value] of styles.get(element) ?? []) {
    if (!ATTRIBUTES.has(name)) continue;
    const meant = resolve(value, element, styles);
    if (meant) element.setAttribute(name, meant);
  }
  for (const name of ['class', 'style', 'aria-hidden', 'role', 'aria-label', 'data-flip']) {
    element.removeAttribute(name);
  }
}

/** A value with its custom properties put in, as they hold for an element. */
function resolve(value: string, element: Element, styles: ReadonlyMap<Element, Style>): string {
  const day = value.replace(/light-dark\(\s*([^,]+),[^)]*\)/g, '$1');
  if (day === 'currentColor') return inherited('color', element, styles) ?? '#000';
  return day.replace(
    /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, otherwise?: string) =>
      inherited(name, element, styles) ?? resolve((otherwise ?? '').trim(), element, styles),
  );
}

function inherited(
  name: string,
  element: Element,
  styles: ReadonlyMap<Element, Style>,
): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = styles.get(at)?.get(name);
    if (value !== undefined && value !== 'currentColor') return resolve(value, at, styles);
  }
  return undefined;
}
