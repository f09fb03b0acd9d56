/** The path of an agent's tickets. */
export const deskAddress = '/expedientes/misExpedientes'

/** The path of one ticket. */
export const ticketAddress = (id: string): string => `${deskAddress}/${id}`
