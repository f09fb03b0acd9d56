/** What `.safe()` answers of a call that was refused: its status, and what is wrong with each field. */
export const refused = (status: number, fields: object) => ({ ok: false, error: { status, fields } })
