import type { Portal } from '@portal/sdk'
import { verifyWebhook } from '@portal/sdk/verify'

/** Has what happens to tickets sent to an address, and answers the secret to keep: nobody can ask for it again. */
export async function follow(portal: Portal, url: string): Promise<string> {
  // #region follow
  const { secret = '' } = await portal.ticketWebhooks.create({
    name: 'CRM de la clientela',
    url,
    events: ['ticket.created', 'ticket.answered', 'ticket.closed'],
  })
  // #endregion
  return secret
}

/** Takes one message; what has come before is known by its id, whatever process took it. */
export async function receive(
  request: Request,
  secret: string,
  seenBefore: { has(id: string): boolean; add(id: string): unknown },
): Promise<Response> {
  // #region receive
  const seen = verifyWebhook(await request.text(), request.headers, secret)
  if (!seen.holds) return new Response(seen.fault, { status: 400 })
  if (seenBefore.has(seen.id)) return new Response('known')
  const { type, data } = seen.message
  console.log(type, data.ticket?.number, data.ticket?.state)
  seenBefore.add(seen.id)
  return new Response('ok')
  // #endregion
}
