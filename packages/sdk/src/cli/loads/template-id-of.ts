import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Resolves a template by id or unique name. Called before the upload, so that a wrong name does not cost sending a
 * large file.
 */
export async function templateIdOf({ portal, signal }: Context, idOrName: string): Promise<string> {
  if (uuid.test(idOrName)) return (await portal.templates.show(idOrName, { signal })).id
  const isIt = ({ name }: { readonly name: string }) => name.toLowerCase() === idOrName.trim().toLowerCase()
  for await (const template of portal.templates.list({ search: idOrName }, { signal })) {
    if (isIt(template)) return template.id
  }
  throw new CommandError('notFound', `There is no template with the name ${idOrName}`, [
    'Those there are: portal templates list',
  ])
}
