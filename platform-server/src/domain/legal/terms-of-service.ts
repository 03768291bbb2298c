import type { LegalBody } from '../../lib/data/schema/content/legal.ts'
import { TERMS_OF_PURCHASE } from './terms-of-purchase.ts'

export const TERMS_OF_SERVICE: LegalBody = {
  title: 'Terms of service',
  summary: [
    'Our training is educational. It can help an employer meet its duty to train workers. Training alone does not make a workplace compliant.',
    'Our certificates are certificates of completion. They are not OSHA cards, licenses or proof of compliance.',
    'A plan renews only if you choose that. You can cancel it, or an unpaid order, online at any time.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: '1. Your agreement',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These terms are an agreement between you and {tenant}. By creating an account, you accept these terms and the [privacy policy](/privacy). If you act for a company, you confirm that you have the authority to do so, and “you” also means the company. If you do not agree, do not use the service.',
        },
      ],
    },
    {
      id: 'service',
      heading: '2. What we provide',
      blocks: [
        {
          kind: 'list',
          items: [
            'online modules on workplace safety, with lessons, questions and quizzes',
            'records of your progress, certificates of completion, and reminders before a certificate expires',
            'a way to ask a qualified trainer questions, and a place to record that hands-on practice was signed off',
            'consultations with safety professionals, if you buy the partner plan',
            'free resources: checklists, forms, permits and toolbox talks that you can adapt',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We may change or end a feature. If we end a feature that you paid for, we give you an equal replacement or refund the time you have left.',
        },
      ],
    },
    {
      id: 'education',
      heading: '3. Training does not guarantee compliance',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The content is educational. It does not guarantee compliance with any law, and it is not legal, medical or engineering advice. Rules differ from state to state and change over time. Each lesson names its source. If a lesson and its source differ, the source applies.',
        },
        {
          kind: 'paragraph',
          text: 'Employers remain responsible for a safe workplace and for training that fits their site. Federal OSHA has said that online training alone does not meet its training requirements if workers cannot practice and ask a qualified trainer questions. The employer must add site-specific and hands-on training.',
        },
        {
          kind: 'note',
          text: 'A certificate issued here shows that a person completed a module. It is not an OSHA Outreach card (10-hour or 30-hour), a license, or proof of compliance. Outreach cards are available only through trainers authorized by OSHA.',
        },
      ],
    },
    {
      id: 'account',
      heading: '4. Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use your real name. It is printed on your certificates, and others use it to verify them.',
            'Each person may have only one account. Do not share your password. Tell us right away if someone else knows it.',
            'You must be 16 or older. Your account becomes active when you confirm your email address.',
            'If your company provides your account, the company can assign modules, see your training record and end your access. The [privacy policy](/privacy) explains what it can see.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: '5. Acceptable use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may not take a quiz for another person, publish questions or answers, alter or forge a certificate, copy modules for people who do not have a seat, disrupt or overload the service, try to access other people’s data, or collect content by automated means. You may print, fill in, adapt and hand out the free resources within your own organization. Leave the source line on them, and do not sell them.',
        },
        {
          kind: 'paragraph',
          text: 'We revoke a certificate that was obtained by cheating, and its public verification page then says so.',
        },
      ],
    },
    ...TERMS_OF_PURCHASE,
  ],
}
