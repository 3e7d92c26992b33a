import type { FaqText } from './helpText';

/** Questions and their answers, in the order in which they are shown. */
export const faqs: readonly FaqText[] = [
  {
    id: 'faq_find_in_console',
    category: 'most-asked',
    en: {
      question: 'How do I find something in the console?',
      answer:
        '<p>Press <kbd>Ctrl</kbd> + <kbd>K</kbd> anywhere in the console and type at least two letters. The search finds contacts, pages, tasks, facilities, emails and more.</p><p>Use the arrow keys to choose a result and <kbd>Enter</kbd> to open it. <kbd>Escape</kbd> closes the search and leaves your page as it was.</p>',
    },
    tr: {
      question: 'Konsolda bir şeyi nasıl bulurum?',
      answer:
        '<p>Konsolun herhangi bir yerinde <kbd>Ctrl</kbd> + <kbd>K</kbd> tuşlarına basıp en az iki harf yazın. Arama; kişileri, sayfaları, görevleri, tesisleri, e-postaları ve daha fazlasını bulur.</p><p>Ok tuşlarıyla bir sonuç seçip <kbd>Enter</kbd> ile açın. <kbd>Escape</kbd> aramayı kapatır ve sayfanız olduğu gibi kalır.</p>',
    },
  },
];
