import path from 'node:path';
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Symbol, Type } from 'typescript/unstable/sync';

import { componentNames, projectRoot as root, withProject } from '../../scripts/build/component-docs/componentDocs';

const components = path.join(root, 'src/components');

const noTruncation = 1;
const insideAlias = 8_388_608;

// Destructuring of the first parameter is an implementation detail, so it is removed.
const withoutParts = (text: string) =>
  text
    .replace(/^(<[^(]*>)?\(\{.*?\}: (?=[A-Z{])/, '$1(props: ')
    .replaceAll(`${root}/`, '')
    .replace(/^NonNullable<(.*) \| undefined>/, '$1');

function describeProperties(checker: Checker, type: Type, indent: string): string[] {
  return checker.getPropertiesOfType(type).map((property) => {
    const optional = (property.flags & SymbolFlags.Optional) !== 0;
    const of = checker.getTypeOfSymbol(property);
    const text = of ? checker.typeToString(of, undefined, noTruncation) : 'unknown';
    // Optional props are marked only by the question mark.
    return `${indent}${property.name}${optional ? '?' : ''}: ${withoutParts(optional ? text.replace(/ \| undefined$/, '') : text)}`;
  });
}

const isObject = (type: Type) => (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;

function describeType(checker: Checker, name: string, type: Type): string[] {
  const members = ownMembers(type);
  if (members) {
    return [
      `  type ${name}, one of`,
      ...members.flatMap((member, index) => [`    ${index + 1}.`, ...describeProperties(checker, member, '      ')]),
    ];
  }
  if (isObject(type) && checker.getSignaturesOfType(type, 0).length === 0 && !checker.isArrayLikeType(type)) {
    const properties = describeProperties(checker, type, '    ');
    if (properties.length > 0) return [`  type ${name}`, ...properties];
  }
  const text = checker.typeToString(type, undefined, noTruncation | insideAlias);
  return [`  type ${name} = ${withoutParts(text)}`];
}

// Expands the component's own types only, never those of the browser or of React.
const isOwn = (member: Type) =>
  isObject(member) && (member.getSymbol() === undefined || member.getSymbol()?.name.startsWith('__'));

function ownMembers(type: Type): readonly Type[] | undefined {
  if (!type.isUnionType()) return undefined;
  const members = type.getTypes();
  return members.every(isOwn) ? members : undefined;
}

function describe(checker: Checker, exported: Symbol): string[] {
  const { name } = exported;
  const symbol = (exported.flags & SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(exported) : exported;
  const lines: string[] = [];
  if ((symbol.flags & SymbolFlags.Value) !== 0) {
    const type = checker.getTypeOfSymbol(symbol);
    const text = type ? checker.typeToString(type, undefined, noTruncation) : 'unknown';
    // The return type only matters to React.
    lines.push(`  ${name}: ${withoutParts(text).replace(/ => [^=>]*\bElement\b[^=]*$/, ' => ReactNode')}`);
  }
  if ((symbol.flags & SymbolFlags.Type) !== 0) {
    lines.push(...describeType(checker, name, checker.getDeclaredTypeOfSymbol(symbol)));
  }
  return lines;
}

/** The public surface of every `#components/<Name>` as the type checker sees it: a block of text per component. */
export function publicSurface(): string {
  return withProject(({ checker, program }) => {
    const blocks = componentNames().map((name) => {
      const file = program.getSourceFile(path.join(components, name, `${name}.tsx`));
      const module = file && checker.getSymbolAtLocation(file);
      const exports = module ? checker.getExportsOfModule(module) : [];
      const lines = exports.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      return [`#components/${name}`, ...lines.flatMap((exported) => describe(checker, exported))].join('\n');
    });
    return `${blocks.join('\n\n')}\n`;
  });
}
