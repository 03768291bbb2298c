import type { Trade } from '@platform/shared-contracts/http'

/**
 * Modules that most people of a trade need, by the hazards that the standards name: a start, which the manager changes.
 * Left out is what depends on a task: respirators (1910.134), permit spaces (1910.146) and blood (1910.1030).
 */
export const TRADE_TEMPLATES: Readonly<Record<Trade, readonly string[]>> = {
  // 1926 subparts M, X and E, and 1910.1200 by 1926.59.
  roofing: ['IC0110', 'IC0112', 'IC0117', 'IC0120'],
  // The same, and subparts L and K.
  general_contractor: ['IC0110', 'IC0112', 'IC0114', 'IC0117', 'IC0118', 'IC0120'],
  // 1910 subparts O, J, S and I, 1910.38 and 1910.1200.
  manufacturing: ['IC0111', 'IC0115', 'IC0116', 'IC0117', 'IC0118', 'IC0120'],
  // 1910 subparts D and I, 1910.38 and 1910.1200.
  warehouse: ['IC0110', 'IC0115', 'IC0117', 'IC0120'],
}
