// Preloaded into the server: when whoever started it is gone, even by kill -9, it stops as if asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
