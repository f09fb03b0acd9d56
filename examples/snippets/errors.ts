import { addMessages, type FieldFault, isPortalError, messageOf, type Portal } from '@portal/sdk'
import { sentenceOf } from '@portal/sdk/sentences'

type Show = (fields: Readonly<Record<string, readonly FieldFault[]>>) => void

/** Which kind of failure it is decides what it has. */
export async function byKind(portal: Portal, loadId: string): Promise<string> {
  // #region kinds
  try {
    await portal.loads.stop(loadId)
    return 'stopping'
  } catch (error) {
    if (isPortalError(error, 'conflict')) return `not now: ${error.code ?? ''}` // it is not running
    if (isPortalError(error, 'not-found')) return 'there is no such load'
    if (isPortalError(error, 'permission')) return `needs one of ${error.missing.join(', ')}`
    if (isPortalError(error, 'session-ended')) return `sign in again: ${error.reason}`
    throw error
  }
  // #endregion
}

/** A failure as a value. */
export async function asAValue(portal: Portal, id: string) {
  // #region safe
  const outcome = await portal.fields.show(id).safe()
  if (outcome.ok) console.log(outcome.data.label)
  else console.error(outcome.error.kind)
  // #endregion
  return outcome
}

/** A change of what was read; what somebody else has changed meanwhile is not written over. */
export async function changed(portal: Portal, id: string): Promise<string> {
  // #region change
  const { label, version } = await portal.fields.show(id)
  try {
    await portal.fields.patch(id, { label: `${label} (old)`, version })
  } catch (error) {
    if (isPortalError(error, 'conflict') && error.code === 'stale') return 'read it again, and decide'
    throw error
  }
  // #endregion
  return label
}

/** Which field is wrong, and why. */
export async function byField(portal: Portal, show: Show): Promise<void> {
  // #region fields
  try {
    await portal.fields.create({ key: 'phone', label: '', type: 'text' })
  } catch (error) {
    if (isPortalError(error, 'validation')) show(error.fields)
    else throw error
  }
  // #endregion
}

/** What a person reads. */
export async function inFiveLanguages(error: unknown): Promise<string[]> {
  // #region languages
  const { en } = await import('@portal/sdk/messages/en')
  addMessages('en', en)
  addMessages('de', (await import('@portal/sdk/messages/de')).de)

  messageOf(error) // Spanish, always there
  messageOf(error, 'en') // 'Fill in the required fields'
  messageOf(error, 'de-AT') // German
  // #endregion
  return [messageOf(error), messageOf(error, 'en'), messageOf(error, 'de-AT')]
}

/** What a person reads of a failure that the catalogue has no words for. */
export function inASentence(error: unknown): string[] {
  // #region sentences
  sentenceOf(error) // 'No hay conexión con el servidor'
  sentenceOf(error, 'en') // 'No connection to the server'
  // #endregion
  return [sentenceOf(error), sentenceOf(error, 'en')]
}

/** What may go into a log. */
export function logged(error: unknown): string {
  // #region log
  const line = isPortalError(error) ? JSON.stringify(error) : String(error)
  // #endregion
  return line
}
