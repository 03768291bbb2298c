// See load-format-data.ts: what it writes is of no use, only that the browser has its data then.
new Intl.NumberFormat().format(0)
new Intl.DateTimeFormat().format(0)
close()
