/** Counts the running requests of each client, and decides whether one more is within its share. */
export class FairShare {
  private readonly underWay = new Map<string, number>()
  private readonly atOnce: number

  /** Shares `atOnce` requests among all clients that have one in progress. */
  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  /** Every client may have one, however many there are. */
  isOver(who: string): boolean {
    const mine = this.underWay.get(who) ?? 0
    const everybody = this.underWay.size + (mine === 0 ? 1 : 0)
    return mine >= Math.max(1, Math.floor(this.atOnce / everybody))
  }

  enter(who: string): void {
    this.underWay.set(who, (this.underWay.get(who) ?? 0) + 1)
  }

  leave(who: string): void {
    const left = (this.underWay.get(who) ?? 1) - 1
    if (left > 0) this.underWay.set(who, left)
    else this.underWay.delete(who)
  }
}
