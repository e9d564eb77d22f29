import { House } from 'lucide-react';

/** The home of a role in its navigation, the same for all of them. */
export const homeEntry = {
  icon: House,
  name: { 'pt-BR': 'Início', 'en-US': 'Home' },
  hint: { 'pt-BR': 'Resumo do que espera por você', 'en-US': 'What is waiting for you' },
  order: 10,
  active: 'exact',
} as const;
