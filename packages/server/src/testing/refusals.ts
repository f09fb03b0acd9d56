import { isPortalError } from '@portal/sdk'

/** The refusal of a call: its status and the codes of its fields. */
export async function refusalOf(
  call: PromiseLike<unknown>,
): Promise<{ status: number; codes: Record<string, unknown> }> {
  const error: unknown = await Promise.resolve(call).then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  if (!isPortalError(error) || !('status' in error) || !('fields' in error)) throw error as Error
  const fields = Object.entries(error.fields)
  return {
    status: error.status,
    codes: Object.fromEntries(fields.map(([field, found]) => [field, found.map((one) => one.code)])),
  }
}
