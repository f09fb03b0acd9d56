/** The `.safe()` result of a refused call: its status, and the errors of each field. */
export const refused = (status: number, fields: object) => ({ ok: false, error: { status, fields } })
