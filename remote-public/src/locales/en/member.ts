export const homeMember = {
  welcome: 'Welcome back, {name}',
  welcomeNameless: 'Welcome back',
  continueTraining: 'Continue Training',
  viewProgress: 'View Progress',
  resumeTraining: 'Resume Training',
  managerDashboard: 'Manager Dashboard',
  upgradeTitle: 'Upgrade to Premium',
  upgradeText: 'Unlock all training modules and features',
  upgradeMore:
    'Every lesson, quiz, certificate and reminder, for one monthly price. Cancel online at any time.',
  seePlans: 'See the plans',
  yourProgress: 'Your progress',
  progressOf: '{done} of {all} modules completed',
  progressNext: 'In progress: {count}',
  progressStart: 'Pick a module and start. Each one says how long it takes.',
  progressAll: 'Everything is done. We will remind you before a renewal is due.',
  progressUnknown: 'Your modules, quizzes and certificates are one click away.',
} as const
