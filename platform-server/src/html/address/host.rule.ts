/** A host name with or without a port, and nothing that could become markup. */
export const HOST = /^[a-z0-9.-]+(:\d+)?$/i
