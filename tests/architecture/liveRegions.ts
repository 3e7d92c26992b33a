import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

import { finding } from './layers';
import type { Finding } from './layers';
import { root } from './sources';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The value of an attribute that is written as a string. */
function attribute(element: Node, name: string): string | undefined {
  const { attributes } = element['openingElement'] as { attributes: Node[] };
  const found = attributes.find((one) => (one['name'] as { name?: unknown } | undefined)?.name === name);
  const value = (found?.['value'] as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Alerts are left out: they are read out when they are inserted. */
const isStatus = (node: Node) =>
  node.type === 'JSXElement' &&
  (['status', 'log'].includes(attribute(node, 'role') ?? '') || attribute(node, 'aria-live') === 'polite');

const isBlank = (node: Node) => node.type === 'JSXText' && String(node['value']).trim() === '';

/** Whether an element has nothing but one child: it is there for that child only. */
const isOnlyChild = (parent: Node) =>
  ((parent['children'] as Node[] | undefined) ?? []).filter((child) => !isBlank(child)).length === 1;

const isFunction = ({ type }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

/** The `return null` of a function, not of those within it. */
function returnsNothing(node: Node, isOutermost = true): boolean {
  if (!isOutermost && isFunction(node)) return false;
  const { argument } = node as { argument?: unknown };
  if (node.type === 'ReturnStatement' && isNode(argument) && argument.type === 'Literal' && argument['value'] === null)
    return true;
  return childrenOf(node).some((child) => returnsNothing(child, false));
}

/** Whether a status region is inserted and removed on its own, with its text, instead of staying mounted. */
function isInserted(ancestors: readonly Node[]): boolean {
  for (const node of ancestors.toReversed()) {
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') return true;
    if (isFunction(node)) return returnsNothing(node);
    const wraps = node.type === 'JSXElement' || node.type === 'JSXFragment';
    if (wraps ? !isOnlyChild(node) : node.type === 'JSXAttribute') return false;
  }
  return false;
}

/** The components that insert their text after the region is mounted. */
const lateTexts = /^(?:LiveText|Announcement)$/;

const elementName = (node: Node) => {
  const { name } = node['openingElement'] as { name: { name?: unknown } };
  return typeof name.name === 'string' ? name.name : '';
};

const contentOf = (node: Node): Node[] => (node['children'] as Node[] | undefined) ?? [];

/** Whether a text of the region comes after it; all of the region is read out then, because a status is atomic. */
const hasLateText = (node: Node): boolean =>
  (node.type === 'JSXElement' && lateTexts.test(elementName(node))) || childrenOf(node).some(hasLateText);

/** Whether a node renders a text whenever it is rendered, whatever the state is. */
function alwaysHasText(node: Node): boolean {
  if (node.type === 'JSXText') return !isBlank(node);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return contentOf(node).some(alwaysHasText);
  if (node.type === 'JSXExpressionContainer') return alwaysHasText(node['expression'] as Node);
  if (node.type === 'Literal') return typeof node['value'] === 'string' && node['value'] !== '';
  // The functions of useTranslation.
  if (node.type === 'CallExpression') return /^t(?:[A-Z]|$)/.test(String((node['callee'] as Node)['name']));
  return node.type === 'TemplateLiteral';
}

/**
 * Lines with a status region that is mounted together with its text, which most screen readers do not announce: one
 * that always has a text, or one that is inserted when there is something to say.
 */
export function lateStatusRegions(file: string, text: string): number[] {
  const lines: number[] = [];
  const visit = (node: Node, ancestors: readonly Node[]) => {
    if (isStatus(node)) {
      const isLate = isInserted(ancestors) || contentOf(node).some(alwaysHasText);
      if (isLate && !hasLateText(node)) lines.push(text.slice(0, node.start).split('\n').length);
    }
    for (const child of childrenOf(node)) visit(child, [...ancestors, node]);
  };
  visit(parseSync(file, text).program as unknown as Node, []);
  return lines;
}

/** Status regions of the product that are not there before their text. */
export function checkStatusRegions(files: readonly string[]): Finding[] {
  return files
    .filter((file) => /^src\/.*\.tsx$/.test(file) && !/\.(?:stories|docs)\.tsx$/.test(file))
    .flatMap((file) =>
      lateStatusRegions(file, readFileSync(path.join(root, file), 'utf8')).map((line) =>
        finding(
          `${file}:${line}`,
          'mounts a status region together with its text',
          'screen readers announce what changes in a region that is there already, and miss a text that comes with it.',
          'keep the region mounted and change its text, or put the text into <LiveText>, which inserts it afterwards.',
        ),
      ),
    );
}
