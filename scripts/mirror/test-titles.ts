import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'

const between = ' › '

/** The full titles of the server's tests, with the enclosing describes. */
export function serverTestTitles(): string[] {
  return globSync('packages/server/src/**/*.test.ts', { cwd: root }).flatMap((file) =>
    titlesOf(file, readFileSync(path.join(root, file), 'utf8')),
  )
}

function titlesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node, around: string) => {
    const title = titleOf(node)
    const full = title === undefined ? around : [around, title].filter((part) => part !== '').join(between)
    if (title !== undefined) titles.push(full)
    ts.forEachChild(node, (child) => visit(child, full))
  }
  visit(source, '')
  return titles
}

/** The title in `test('…')`, `describe.each(…)('…')` and similar calls; undefined for any other node. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [title] = node.arguments
  if (!title || !/^(describe|test|it)\b/.test(node.expression.getText())) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title) ? title.getText() : undefined
}

/**
 * Whether a title names the operation: `loads.stop` anywhere, or `loads` in a describe and a test that begins with
 * `stop`.
 */
export function namesAct(titles: readonly string[], family: string, act: string): boolean {
  const pattern = new RegExp(`(^|[^\\w.])(${family}\\.${act}|${family}${between}${act})\\b(?!\\.\\w)`)
  return titles.some((title) => pattern.test(title))
}
