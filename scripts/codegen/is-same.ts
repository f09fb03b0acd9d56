import { hasSameLines } from './registries.ts'

/** Lists in which each family has whole lines; a merge may reorder them. */
const lists =
  /^packages\/(sdk\/src\/generated\/(families\/)?\w+|(server\/src\/contract|portal\/src)\/generated\/notices)\.ts$/

/** Whether a generated file is up to date; the order of a list's lines is ignored. */
export function isSame(file: string, current: string | undefined, text: string): boolean {
  if (current === undefined || current === text) return current === text
  return lists.test(file) && hasSameLines(current, text)
}
