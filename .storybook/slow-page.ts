/**
 * A page on a machine that is too busy: frames, timers, measurements and React's own work come late. Stories tagged
 * `slow` are played on it, and with `STORIES_SLOW=1` all of them: what depends on speed fails there every time.
 */
const lateMs = 120

type Callback = (...given: unknown[]) => void
type Post = (this: MessagePort, message: unknown) => void

/** Makes the page slow. Returns how to let it go on as before. */
export function slowPage(): () => void {
  const { ResizeObserver, IntersectionObserver } = window
  const requestAnimationFrame = window.requestAnimationFrame.bind(window)
  const cancelAnimationFrame = window.cancelAnimationFrame.bind(window)
  const setTimeout = window.setTimeout.bind(window)
  const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as Post
  const later = (act: Callback, ms = lateMs) => setTimeout(act, ms)
  // Of a frame whose time has come, by the handle that was given for it: it can still be called off.
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
    // What waits for no time at all is left as it is: the hands of the stories do so.
    setTimeout: (act: Callback, ms = 0, ...rest: unknown[]) =>
      setTimeout(act, ms === 0 ? 0 : ms + lateMs, ...rest),
    ResizeObserver: lateObserver(ResizeObserver),
    IntersectionObserver: lateObserver(IntersectionObserver),
  })
  // React cuts its work into pieces that it sends to itself.
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
