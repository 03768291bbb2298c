export const blogPost = {
  back: 'All posts',
  failed: 'This post could not be loaded.',
  contents: 'In this post',
  updated: 'Updated {date}',
  related: 'Related training',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
  disclaimer: 'General information, not legal advice. Check the rules for your state and site.',
} as const
