export const renewalRules = {
  // For a course outside the core modules.
  standard: 'Every 24 months',
  IC0110: 'Every 24 months; retrain when 1926.1060(b) or 1910.30(c) requires it',
  IC0111: 'Every 24 months; 1910.212 sets no interval',
  IC0112: 'Every 24 months; retrain when 1926.503(c) requires it',
  IC0113: 'Yearly if you must use a respirator, 1910.134(k)(5)',
  IC0114: 'Every 24 months; retrain when 1926.454(c) requires it',
  IC0115: 'Yearly extinguisher training, 1910.157(g)(2); plan review, 1910.38(f)',
  IC0116: 'Yearly, with the procedure inspection in 1910.147(c)(6); retrain under (c)(7)(iii)',
  IC0117: 'Yearly refresher; required at first assignment and for new hazards, 1910.1200(h)(1)',
  IC0118: 'Every 24 months; retrain when duties or equipment change',
  IC0119: 'Yearly, with the rescue practice in 1910.146(k)(2)(iv); after changes, (g)(2)',
  IC0120: 'Every 24 months; retrain when 1910.132(f)(3) requires it',
  IC0121: 'Yearly, 1910.1030(g)(2)(ii)',
} as const
