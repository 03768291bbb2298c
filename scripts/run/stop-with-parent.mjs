// Preloaded into the server: when the parent process is gone, even by kill -9, the server stops as on SIGTERM.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
