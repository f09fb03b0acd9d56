import { describe, expect, it } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'

describe('bodies that are sent again (R8)', () => {
  it('T5 sends JSON, files and opened streams again byte for byte', async () => {
    const { portal, server } = await signedInPortal()
    const bodies = async (send: () => Promise<unknown>) => {
      const before = server.seen.length
      server.expireAccess()
      await send()
      return server.seen
        .slice(before)
        .filter(({ body, path }) => body !== '' && !path.endsWith('refresh-token'))
        .map(({ body, headers }) => body.replaceAll(boundaryOf(headers), 'boundary'))
    }
    const file = new File(['DNI;NOMBRE\n1;Núñez\n'], 'clientes.csv', { type: 'text/csv' })
    const sent = [
      await bodies(() => portal.fields.create({ key: 'a', label: 'ñ', type: 'text' })),
      await bodies(() => portal.recordsFile.create(file)),
      await bodies(() => portal.recordsFile.create(file, { onProgress: () => undefined })),
    ]
    for (const tries of sent) {
      expect(tries).toHaveLength(2)
      expect(tries[1]).toBe(tries[0])
    }
    expect(sent[2]?.[0]).toBe(sent[1]?.[0])
  })

  it('T6 does not send half of a stream: the error says so and has the refusal as its cause', async () => {
    const { portal, server } = await signedInPortal()
    server.expireAccess()
    const body = new Blob(['x']).stream()
    const sending = portal.services.laia.POST('/fields', {
      body: body as never,
      bodySerializer: (raw: unknown) => raw,
    })
    await expect(sending).rejects.toMatchObject({ kind: 'body-not-replayable', cause: { status: 401 } })
    expect(server.dataRequests).toHaveLength(1)
  })
})

function boundaryOf(headers: Headers): string {
  return /boundary=(.+)$/.exec(headers.get('content-type') ?? '')?.[1] ?? '\0'
}
