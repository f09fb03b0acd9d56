/** Loaded into a server by `node --import`: when the script that started it dies, however it dies, it stops as well. */
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 10_000).unref()
  })
  // After the listener, which would hold the process open again.
  process.channel.unref()
}
export {}
