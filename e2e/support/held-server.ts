import { ownServer } from './own-server.ts'

/** A server of one test alone that can be kept from reading on in a file, so that a load stands half-way. */
export interface HeldServer {
  readonly url: string
  /** From now on no uploaded file is read behind so many bytes, until it goes on. */
  readonly hold: (behind: number) => void
  readonly goOn: () => void
  readonly stop: () => Promise<void>
}

/** Starts such a server. */
export async function heldServer(): Promise<HeldServer> {
  const own = await ownServer()
  const { blobs } = own.server.kernel
  const range = blobs.range.bind(blobs)
  let limit = Number.POSITIVE_INFINITY
  let goOn = () => {}
  let isOver = Promise.resolve()
  blobs.range = async (key, start, length) => {
    if (start >= limit) await isOver
    return range(key, start, length)
  }
  return {
    url: own.url,
    hold(behind) {
      limit = behind
      isOver = new Promise((resolve) => {
        goOn = resolve
      })
    },
    goOn: () => goOn(),
    stop: () => own.close(),
  }
}
