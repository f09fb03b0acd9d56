/** Loaded into a server by `node --import`: it exits when the script that started it dies, even by SIGKILL. */
import { setTimeout } from 'node:timers'

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 10_000).unref()
  })
  // After the listener, which would ref the channel again.
  process.channel.unref()
}
