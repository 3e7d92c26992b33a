import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API, SymbolFlags } from 'typescript/unstable/sync';
import type { Checker, Project, Symbol, Type } from 'typescript/unstable/sync';

import { commonProperties, commonProps } from './commonProps.ts';

/** What a prop accepts, as far as a control can offer it: a choice of `options`, or a value of a simple type. */
type PropKind = 'choice' | 'boolean' | 'text' | 'number' | 'node' | 'function' | 'other';

/** One prop of a component, or one property of a type that its props name. */
export interface PropDocs {
  name: string;
  /** The type as written in TypeScript, without `undefined`. */
  type: string;
  kind: PropKind;
  required: boolean;
  description: string;
  /** The default as written in the code. */
  default?: string;
  /** The members of a union of literals. */
  options?: Array<string | number | boolean>;
}

/** A component, or a type that its props name, with its properties. */
export interface ShapeDocs {
  name: string;
  description: string;
  props: PropDocs[];
  /** The whole type, where it has no properties of its own: a union of literals, a function. */
  type?: string;
}

/** What the documentation says about `#components/<Name>`, read from its code. */
export interface ComponentDocs {
  name: string;
  /** TSDoc of the component. */
  description: string;
  /** The component first, then others that its file exports, such as a provider. */
  components: ShapeDocs[];
  /** Hooks that its file exports, with their signature as `type`. */
  hooks: ShapeDocs[];
  /** Other types that its file exports. */
  types: ShapeDocs[];
  /** Tokens that its styles use, by their path in the theme contract: `color.text.muted`. */
  tokens: string[];
}

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Names of steps in ascending order, for unions derived from the keys of a style map. */
const scale = ['none', 'xsmall', 'small', 'compact', 'narrow', 'default', 'medium', 'large', 'wide', 'tall', 'xlarge'];

const noTruncation = 1;
const insideAlias = 8_388_608;

/** Names of the components: folders of `src/components` that contain a file of the same name. */
export function componentNames(root = projectRoot): string[] {
  const folder = path.join(root, 'src/components');
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, `${name}.tsx`)))
    .toSorted();
}

/** Opens the project with the TypeScript compiler for as long as `read` takes. */
export function withProject<Result>(read: (project: Project) => Result, root = projectRoot): Result {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('TypeScript did not open tsconfig.json, so the components cannot be read.');
    return read(project);
  } finally {
    api.close();
  }
}

/** What reading a symbol takes. */
interface Context {
  project: Project;
  checker: Checker;
  root: string;
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

function textOf({ checker, root }: Context, type: Type, flags = noTruncation): string {
  return oneLine(checker.typeToString(type, undefined, flags)).replaceAll(`${root}/`, '');
}

const withoutUndefined = (text: string) => text.replace(/ \| undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1');

/** The source text of a symbol's first declaration. */
function sourceOf({ project }: Context, symbol: Symbol | undefined): string {
  return symbol?.declarations[0]?.resolve(project)?.getText() ?? '';
}

/** The members of a type that is a union of literals, in the order of its declaration; `undefined` for other types. */
function literalsOf(
  context: Context,
  type: Type,
  property: Symbol | undefined,
): Array<string | number | boolean> | undefined {
  const members = (type.isUnionType() ? type.getTypes() : [type]).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  const literals = members.flatMap((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType() || member.isBooleanLiteralType() ? [member.value] : [],
  );
  if (literals.length === 0 || literals.length < members.length) return undefined;
  // The compiler sorts the members of a union; a person reads them in the order in which they were written, and steps of
  // a scale in that of the scale.
  const source = [sourceOf(context, type.getAliasSymbol()), sourceOf(context, property)].join('\n');
  const written = literals.map((literal) =>
    source.indexOf(typeof literal === 'string' ? `'${literal}'` : `${literal}`),
  );
  const steps = literals.map((literal) => scale.indexOf(String(literal)));
  const order = [written, steps].find((places) => !places.includes(-1)) ?? [];
  return literals
    .map((literal, index) => ({ literal, place: order[index] ?? index }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ literal }) => literal);
}

/** A union of literals as TypeScript writes it. */
const unionOf = (options: ReadonlyArray<string | number | boolean>) =>
  options
    .map((option) => JSON.stringify(option))
    .join(' | ')
    .replace(/false \| true|true \| false/, 'boolean');

function kindOf(
  { checker }: Context,
  type: Type,
  text: string,
  literals: Array<string | number | boolean> | undefined,
): PropKind {
  if (literals) return literals.every((literal) => typeof literal === 'boolean') ? 'boolean' : 'choice';
  if (text === 'string') return 'text';
  if (text === 'number') return 'number';
  if (/^(ReactNode|ReactElement|Element|IconSource)\b/.test(text)) return 'node';
  const plain = checker.getNonNullableType(type) ?? type;
  return checker.getSignaturesOfType(plain, 0).length > 0 ? 'function' : 'other';
}

function readProp(context: Context, property: Symbol, defaults: ReadonlyMap<string, string>): PropDocs {
  const { checker } = context;
  const { name } = property;
  const type = checker.getTypeOfSymbol(property);
  const required = (property.flags & SymbolFlags.Optional) === 0;
  const options = type && literalsOf(context, type, property);
  const text = type ? withoutUndefined(textOf(context, type)) : 'unknown';
  const kind = type ? kindOf(context, type, text, options) : 'other';
  const tag = property.getJsDocTags(checker).find((one) => one.name === 'default');
  const fallback = tag?.text === undefined ? defaults.get(name) : oneLine(tag.text);
  return {
    name,
    type: kind === 'choice' && options ? unionOf(options) : text,
    kind,
    required,
    description: property.getDocumentationComment(checker),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(kind === 'choice' && options ? { options } : {}),
  };
}

/** One prop that several members of a union declare, each for its own case. */
function merge(members: readonly PropDocs[], everywhere: boolean): PropDocs {
  const [first] = members;
  if (!first) throw new Error('There is nothing to merge.');
  const types = [...new Set(members.map(({ type }) => type))].filter((type) => type !== 'undefined');
  const kinds = new Set(members.filter(({ type }) => type !== 'undefined').map(({ kind }) => kind));
  const options = [...new Set(members.flatMap((member) => member.options ?? []))];
  const [kind = first.kind] = kinds;
  const fallback = members.find((member) => member.default !== undefined)?.default;
  return {
    name: first.name,
    type: types.join(' | ') || first.type,
    kind: kinds.size > 1 ? 'other' : kind,
    required: everywhere && members.every(({ required }) => required),
    description: members.find(({ description }) => description)?.description ?? '',
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(kinds.size === 1 && options.length > 0 ? { options } : {}),
  };
}

/** The properties of a type, those of every member if it is a union. */
function readProps(context: Context, type: Type, defaults: ReadonlyMap<string, string> = new Map()): PropDocs[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const found = members.flatMap((member) =>
    context.checker.getPropertiesOfType(member).map((property) => readProp(context, property, defaults)),
  );
  return [...new Set(found.map(({ name }) => name))].map((name) => {
    const same = found.filter((prop) => prop.name === name);
    return merge(same, same.length === members.length);
  });
}

interface Parsed {
  getText: () => string;
  forEachChild: (visit: (child: Parsed) => void) => void;
  initializer?: Parsed;
  name?: Parsed & { elements?: readonly Parsed[]; text?: string };
  propertyName?: Parsed & { text?: string };
  parameters?: readonly Parsed[];
  body?: Parsed & { statements?: readonly Parsed[] };
  declarationList?: { declarations: readonly Parsed[] };
}

/** Defaults of a component's props: from the destructuring of its parameter, or of `props` in its body. */
function readDefaults({ project }: Context, component: Symbol): Map<string, string> {
  const declared = component.valueDeclaration?.resolve(project) as unknown as Parsed | undefined;
  const implementation = declared?.parameters ? declared : declared?.initializer;
  const parameter = implementation?.parameters?.[0];
  const variables = (implementation?.body?.statements ?? []).flatMap(
    (statement) => statement.declarationList?.declarations ?? [],
  );
  const patterns = [
    parameter?.name,
    ...variables.filter(({ initializer }) => initializer?.getText() === parameter?.name?.text).map(({ name }) => name),
  ];
  return new Map(
    patterns
      .flatMap((pattern) => pattern?.elements ?? [])
      .flatMap(({ name, propertyName, initializer }) => {
        const prop = propertyName?.text ?? name?.text;
        return prop && initializer ? [[prop, oneLine(initializer.getText())] as const] : [];
      }),
  );
}

/** Adds the descriptions of props that mean the same everywhere. */
const describedBy = (common: Readonly<Record<string, string>>, props: readonly PropDocs[]): PropDocs[] =>
  props.map((prop) => ({ ...prop, description: prop.description || (common[prop.name] ?? '') }));

const shape = ({ checker }: Context, exported: Symbol, symbol: Symbol): Pick<ShapeDocs, 'name' | 'description'> => ({
  name: exported.name,
  description: oneLine(symbol.getDocumentationComment(checker)),
});

/** An exported component with its props; `undefined` for anything else. */
function readComponent(context: Context, exported: Symbol, symbol: Symbol): ShapeDocs | undefined {
  const { checker } = context;
  if ((symbol.flags & SymbolFlags.Value) === 0 || !/^[A-Z]/.test(exported.name)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, 0)[0];
  // React's type of a context can be called, but it has no props of its own.
  if (!signature || type.getSymbol()?.name === 'Context') return undefined;
  const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  return {
    ...shape(context, exported, symbol),
    props: props ? describedBy(commonProps, readProps(context, props, readDefaults(context, symbol))) : [],
  };
}

function readHook(context: Context, exported: Symbol, symbol: Symbol): ShapeDocs | undefined {
  if ((symbol.flags & SymbolFlags.Value) === 0 || !/^use[A-Z]/.test(exported.name)) return undefined;
  const type = context.checker.getTypeOfSymbol(symbol);
  return type && { ...shape(context, exported, symbol), props: [], type: textOf(context, type) };
}

function readType(context: Context, exported: Symbol, symbol: Symbol): ShapeDocs | undefined {
  const { checker } = context;
  if ((symbol.flags & SymbolFlags.Type) === 0) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnionType() ? type.getTypes() : [type];
  const isOwn = (member: Type) =>
    (member.isObjectType() || member.isIntersectionType()) &&
    checker.getSignaturesOfType(member, 0).length === 0 &&
    !checker.isArrayLikeType(member) &&
    // The types of the browser and of React are documented elsewhere.
    (member.getSymbol() === undefined || member.getSymbol() === symbol || member.getSymbol()?.name.startsWith('__'));
  const props = members.every(isOwn) ? readProps(context, type) : [];
  if (props.length > 0) return { ...shape(context, exported, symbol), props: describedBy(commonProperties, props) };
  const options = literalsOf(context, type, symbol);
  return {
    ...shape(context, exported, symbol),
    props: [],
    type: (options && unionOf(options)) ?? textOf(context, type, noTruncation | insideAlias),
  };
}

/** The tokens that the styles of a component name, by their path in the contract. */
export function readTokens(styles: string): string[] {
  const paths = [...styles.matchAll(/\bvars((?:\.\w+|\[(?:\d+|'\w+')\])+)/g)].map(([, found = '']) =>
    found.replaceAll(/\[(?:'(\w+)'|(\d+))\]/g, (_, name?: string, step?: string) => `.${name ?? step}`).slice(1),
  );
  const type = [...styles.matchAll(/\btypography\.(\w+)/g)].map(([, name]) => `typography.${name}`);
  return [...new Set([...paths, ...type])].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function stylesOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** What the documentation says about every component, by name, as the type checker sees their files. */
export function readComponentDocs(root = projectRoot): Record<string, ComponentDocs> {
  return withProject((project) => {
    const { checker, program } = project;
    const context = { project, checker, root };
    return Object.fromEntries(
      componentNames(root).map((name) => {
        const folder = path.join(root, 'src/components', name);
        const file = program.getSourceFile(path.join(folder, `${name}.tsx`));
        const module = file && checker.getSymbolAtLocation(file);
        const all = module ? checker.getExportsOfModule(module) : [];
        const exported = all.map((one) => ({
          one,
          symbol: (one.flags & SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one),
        }));
        const components = exported
          .flatMap(({ one, symbol }) => readComponent(context, one, symbol) ?? [])
          .toSorted((one, other) => Number(other.name === name) - Number(one.name === name));
        const described = new Set(components.map((component) => `${component.name}Props`));
        return [
          name,
          {
            name,
            description: components[0]?.description ?? '',
            components,
            hooks: exported.flatMap(({ one, symbol }) => readHook(context, one, symbol) ?? []),
            types: exported
              .filter(({ one }) => !described.has(one.name))
              .flatMap(({ one, symbol }) => readType(context, one, symbol) ?? []),
            tokens: readTokens(stylesOf(folder)),
          },
        ];
      }),
    );
  }, root);
}
