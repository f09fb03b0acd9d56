/** Where the tickets of an agent stand. */
export const deskAddress = '/expedientes/misExpedientes'

/** Where one ticket is shown. */
export const ticketAddress = (id: string): string => `${deskAddress}/${id}`
