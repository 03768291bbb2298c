import type { LegalBody } from '../../lib/data/schema/content/legal.ts'
import { TERMS_OF_PURCHASE } from './terms-of-purchase.ts'

export const TERMS_OF_SERVICE: LegalBody = {
  title: 'Terms of service',
  summary: [
    'The training here is education. It helps you meet a duty to train; it does not by itself make a workplace compliant.',
    'Certificates are certificates of completion: not OSHA cards, licenses, or proof of compliance.',
    'Subscriptions can be cancelled online at any time, and nothing renews unless you agreed to it.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: '1. What you agree to',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These terms are between you and {tenant}. By creating an account you accept them and the [privacy policy](/privacy). If you act for a company, you confirm that you may do so, and “you” means the company too. If you do not agree, please do not use the service.',
        },
      ],
    },
    {
      id: 'service',
      heading: '2. What the service is',
      blocks: [
        {
          kind: 'list',
          items: [
            'online modules on workplace safety, with lessons, questions and quizzes',
            'records of progress, certificates of completion, and reminders before a renewal',
            'a way to ask a qualified trainer, and a place to record hands-on sign-off',
            'consultations with safety professionals, where you buy the partner plan',
            'free resources: checklists, forms, permits and talks for you to adapt',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We keep improving it, and may change or retire a feature. If we retire something that you paid for, you get an equal replacement or your money back for the time left.',
        },
      ],
    },
    {
      id: 'education',
      heading: '3. Education, not compliance',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The content is for education. It does not guarantee compliance with any law, and it is not legal, medical or engineering advice. Rules differ between states and change; each lesson names its source, and the source decides.',
        },
        {
          kind: 'paragraph',
          text: 'Employers remain responsible for safe workplaces and for training that fits their site. In particular, federal OSHA has said that online training alone does not meet a training duty where people must practice and ask questions: the employer adds site-specific and hands-on training.',
        },
        {
          kind: 'note',
          text: 'A certificate issued here shows that a person completed a module. It is not an OSHA Outreach card (10-hour or 30-hour), not a license, and not proof of compliance. Only trainers authorized by OSHA can issue Outreach cards.',
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
            'Give your real name: it is printed on certificates and checked by others.',
            'One person, one account. Keep the password to yourself; tell us if someone else has it.',
            'You must be 16 or older. An account becomes active when its email address is confirmed.',
            'If your company provides the account, the company can assign modules, see your training record and end the access. The [privacy policy](/privacy) says what it sees.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: '5. Fair use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may not take a quiz for somebody else, publish questions or answers, alter or forge a certificate, copy modules for people without a seat, break or overload the service, try to reach other people’s data, or collect content by automated means. Free resources may be printed, filled in, adapted and handed out within your own organization; please leave the source line on them and do not sell them.',
        },
        {
          kind: 'paragraph',
          text: 'A certificate obtained by deceit is revoked, and its public check then says so.',
        },
      ],
    },
    ...TERMS_OF_PURCHASE,
  ],
}
