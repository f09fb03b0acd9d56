type Tree = string | { readonly [name: string]: Tree }

/** The values of the contract with their names, so that new tokens appear on their page automatically. */
export function leaves(tree: Tree, path: readonly string[] = []): { name: string; value: string }[] {
  return typeof tree === 'string'
    ? [{ name: path.join('.'), value: tree }]
    : Object.entries(tree).flatMap(([key, child]) => leaves(child, [...path, key]))
}
