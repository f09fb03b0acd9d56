import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { download } from '#http/download.ts'
import { anchors, keys, list } from '#time-record/anchors.queries.ts'
import { anchorsText } from './record-package-proofs.ts'

export const timeAnchorsHandlers: HandlerTable = handlers('timeAnchors', {
  index: ({ db, query }) => list(db, query),

  async file({ db }) {
    const text = await anchorsText(db, await anchors(db).orderBy('number').execute())
    return download({
      filename: 'anchors.json',
      mediaType: 'application/octet-stream',
      stream: (async function* () {
        yield await Promise.resolve(text)
      })(),
    })
  },

  /** The current key is published before it has signed anything. */
  async keys({ db, timeRecord: { key }, clock }) {
    const used = await keys(db)
    const current = used.find(({ id }) => id === key.id)
    const { id, publicKey } = key
    const others = used.filter((one) => one.id !== key.id).map((one) => ({ ...one, isCurrent: false }))
    return [{ id, publicKey, since: current?.since ?? clock.now(), isCurrent: true }, ...others]
  },
})
