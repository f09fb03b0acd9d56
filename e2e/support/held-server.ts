import { ownServer } from './own-server.ts'

/** A private server whose reading of files can be paused, so that a load stops halfway. */
export interface HeldServer {
  readonly url: string
  /** Pauses reading after this many bytes of any uploaded file, until released. */
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
