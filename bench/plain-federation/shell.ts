// The asynchronous border that shared packages need.
void import('./bootstrap.ts')
