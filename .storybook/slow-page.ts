/**
 * Simulates an overloaded machine: frames, timers, measurements and React's scheduler are delayed. It applies to
 * stories tagged `slow`, and with `STORIES_SLOW=1` to all: race conditions fail there every time.
 */
const lateMs = 120

type Callback = (...given: unknown[]) => void
type Post = (this: MessagePort, message: unknown) => void

/** Slows the page down. Returns a function that restores it. */
export function slowPage(): () => void {
  const { ResizeObserver, IntersectionObserver } = window
  const requestAnimationFrame = window.requestAnimationFrame.bind(window)
  const cancelAnimationFrame = window.cancelAnimationFrame.bind(window)
  const setTimeout = window.setTimeout.bind(window)
  const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as Post
  const later = (act: Callback, ms = lateMs) => setTimeout(act, ms)
  // Frames that are due, by their handle, so that they can still be cancelled.
  const due = new Map<number, number>()
  Object.assign(window, {
    requestAnimationFrame: (act: FrameRequestCallback) => {
      const handle = later(() => due.set(handle, requestAnimationFrame(act)))
      return handle
    },
    cancelAnimationFrame: (handle: number) => {
      clearTimeout(handle)
      cancelAnimationFrame(due.get(handle) ?? 0)
    },
    // Keep zero timeouts: user-event depends on them.
    setTimeout: (act: Callback, ms = 0, ...rest: unknown[]) =>
      setTimeout(act, ms === 0 ? 0 : ms + lateMs, ...rest),
    ResizeObserver: lateObserver(ResizeObserver),
    IntersectionObserver: lateObserver(IntersectionObserver),
  })
  // React's scheduler posts messages to itself.
  MessagePort.prototype.postMessage = function late(this: MessagePort, message: unknown) {
    later(() => postMessage.call(this, message), lateMs / 3)
  }
  return () => {
    Object.assign(window, {
      requestAnimationFrame,
      cancelAnimationFrame,
      setTimeout,
      ResizeObserver,
      IntersectionObserver,
    })
    MessagePort.prototype.postMessage = postMessage
  }

  function lateObserver(Own: new (callback: Callback, options?: object) => object): unknown {
    return class extends Own {
      constructor(callback: Callback, options?: object) {
        super((...news) => later(() => callback(...news)), options)
      }
    }
  }
}
