import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of a template by its id or its name, which is unique. It is asked for before a large file is sent for nothing. */
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
