import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createBrowserRouter } from 'react-router-dom';

/** What the application stands on, named here so that it is evaluated before, and apart from, our own code. */
export const libraries = [createRoot, createBrowserRouter, createInstance, initReactI18next];
