/* Nothing: what a remote has is what it exposes. */
